/** Ends the process at once, as a power cut would, when the tests asked for it at this point (`CRASH_AT=<point>`). */
export function crashPoint(point: string): void {
  if (process.env['CRASH_AT'] === point) process.kill(process.pid, 'SIGKILL');
}
