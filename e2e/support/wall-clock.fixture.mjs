// Loaded into processes by NODE_OPTIONS: their wall clock is put forward or back by WALL_CLOCK_MS.
// Monotonic time goes on.
import { shiftDate } from '../../testing/shift-date.mjs';

shiftDate(Number(process.env['WALL_CLOCK_MS']));
