/** Header of every screen. */
export async function Header() {
  return <header />;
}
