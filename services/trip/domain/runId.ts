/** One run and its travelled legs `[legFrom, legTo)`, as indexes of calls. */
export interface RunLegs {
  readonly routeId: string;
  readonly scheduleId: string;
  readonly manifestDate: string;
  readonly legFrom: number;
  readonly legTo: number;
}

/** Id of a run and of its live channel: `routeId_scheduleName_manifestDate` (API-053). */
export function runIdOf(run: Pick<RunLegs, 'routeId' | 'scheduleId' | 'manifestDate'>): string {
  return `${run.routeId}_${run.scheduleId}_${run.manifestDate}`;
}

/** Id of an offer: the run and its legs. */
export function tripIdOf(run: RunLegs): string {
  return `${runIdOf(run)}:${run.legFrom}-${run.legTo}`;
}

const runPattern = /^([^_]+)_([^_]+)_(\d{4}-\d{2}-\d{2})$/;

/** The parts of a run id, or undefined. */
export function parseRunId(text: string): Pick<RunLegs, 'routeId' | 'scheduleId' | 'manifestDate'> | undefined {
  const [, routeId, scheduleId, manifestDate] = runPattern.exec(text) ?? [];
  return routeId === undefined || scheduleId === undefined || manifestDate === undefined
    ? undefined
    : { routeId, scheduleId, manifestDate };
}

/** The parts of an offer's id, or undefined. */
export function parseTripId(text: string): RunLegs | undefined {
  const [, runId, from, to] = /^(.+):(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  if (runId === undefined) return undefined;
  const run = parseRunId(runId);
  return run === undefined ? undefined : { ...run, legFrom: Number(from), legTo: Number(to) };
}
