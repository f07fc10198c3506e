/** Addresses by which calendars subscribe to one of ours. `file` is its absolute address. */
export function subscriptionLinks(file: string, name: string): { app: string; google: string; outlook: string } {
  const app = file.replace(/^https?:/, 'webcal:');
  return {
    app,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(file)}&name=${encodeURIComponent(name)}`,
  };
}
