/** Footer of every screen. */
export async function Footer() {
  return <footer />;
}
