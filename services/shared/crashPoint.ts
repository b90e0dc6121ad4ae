/** Kills the process at this point, like a power cut, when a test sets `CRASH_AT=<point>`. */
export function crashPoint(point: string): void {
  if (process.env['CRASH_AT'] === point) process.kill(process.pid, 'SIGKILL');
}
