/** Milliseconds of a clock that all processes of a machine share and that nobody changes. */
export const monotonic = (): number => Number(process.hrtime.bigint()) / 1e6;
