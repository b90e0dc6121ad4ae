import { untilLoaded } from './untilLoaded.ts';

/** Files of the build that load once, before what uses them. */
export type LateFiles<Files> = {
  /** Loads them. Rejects when they do not arrive (CONST-044). */
  open: () => Promise<Files>;
  /** The loaded files. Throws before: the caller enters only after `open`. */
  opened: () => Files;
};

export function lateFiles<Files extends object>(load: () => Promise<Files>): LateFiles<Files> {
  let files: Files | null = null;
  return {
    open: async () => (files ??= await untilLoaded(load)),
    opened() {
      if (!files) throw new Error('the files are not loaded');
      return files;
    },
  };
}
