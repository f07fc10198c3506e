// Loaded into processes by NODE_OPTIONS: their wall clock is put forward or back by WALL_CLOCK_MS,
// at once or, with WALL_CLOCK_SIGNAL, at that signal, as an administrator does. Monotonic time goes
// on.
import { shiftDate } from '../../testing/shift-date.mjs';

const { WALL_CLOCK_MS, WALL_CLOCK_SIGNAL } = process.env;
const set = () => shiftDate(Number(WALL_CLOCK_MS));

if (WALL_CLOCK_SIGNAL) process.on(WALL_CLOCK_SIGNAL, set);
else set();
