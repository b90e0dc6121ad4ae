/** Whether a device is put away. Meanwhile its timers do not run and its answers are not read; those that were due run when it is taken up. */
export class Sleep {
  #isAsleep = false;
  #due: (() => void)[] = [];

  begin(): void {
    this.#isAsleep = true;
  }

  end(): void {
    this.#isAsleep = false;
    for (const work of this.#due.splice(0)) work();
  }

  /** Runs `work` now, or at the end of the sleep. */
  readonly after = (work: () => void): void => {
    if (this.#isAsleep) this.#due.push(work);
    else work();
  };
}
