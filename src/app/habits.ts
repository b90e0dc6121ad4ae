import type { Benefits, Layout } from '../../machines/seats/index.ts';

/** Something the traveller said once, kept in a storage of the browser; the first answer stands until then. A browser without storage asks again. */
function habit<Answer extends string>(storage: () => Storage, key: string, answers: readonly [Answer, ...Answer[]]) {
  return {
    read(): Answer {
      try {
        const stored = storage().getItem(key);
        return answers.find((answer) => answer === stored) ?? answers[0];
      } catch {
        return answers[0];
      }
    },
    keep(answer: Answer): void {
      try {
        storage().setItem(key, answer);
      } catch {
        // Asked again: no harm.
      }
    },
  };
}

/** What was said to the benefits notice in this session of the browser (SEAT-026). */
export const benefitsHabit = habit<Benefits>(() => sessionStorage, 'anden.benefits', ['unasked', 'included', 'declined']);

/** Whether the seats are looked at as a map or as a list. */
export const layoutHabit = habit<Layout>(() => localStorage, 'anden.layout', ['map', 'list']);
