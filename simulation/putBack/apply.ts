import { registerHooks } from 'node:module';
import { putBackFaults } from './faults.ts';

/** Loads the file of a fault with the fault in it. Call it before the shop is imported. Throws for an unknown name, and for a text that moved. */
export function putBack(name: string): void {
  const fault = putBackFaults.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`no fault is called "${name}"; there are:\n${putBackFaults.map((one) => one.name).join('\n')}`);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(`/${fault.file}`)) return loaded;
      const parts = String(loaded.source).split(fault.right);
      if (parts.length !== 2) throw new Error(`${fault.file} does not have the text of "${name}" once`);
      return { ...loaded, source: parts.join(fault.wrong) };
    },
  });
}
