const forgets = new Set<() => void>();

/** A question whose answers are kept while the page lives. */
export type Kept<Question, Answer> = {
  /** An answer that is not older than `maxAge` milliseconds; whoever asks while it is on its way waits for the same one. */
  ask(question: Question, maxAge: number): Promise<Answer>;
  forget(): void;
};

/** Keeps the answers of a question, by the question. A failure is not kept. Trying again is the business of `ask` in `http.ts`. */
export function kept<Question, Answer>(ask: (question: Question) => Promise<Answer>): Kept<Question, Answer> {
  const answers = new Map<string, { at: number; answer: Promise<Answer> }>();
  const forget = () => answers.clear();
  forgets.add(forget);
  return {
    ask(question, maxAge) {
      const key = JSON.stringify(question);
      const known = answers.get(key);
      if (known && Date.now() - known.at < maxAge) return known.answer;
      const asked = { at: Number.POSITIVE_INFINITY, answer: ask(question) };
      answers.set(key, asked);
      asked.answer.then(
        () => {
          asked.at = Date.now();
        },
        () => {
          if (answers.get(key) === asked) answers.delete(key);
        },
      );
      return asked.answer;
    },
    forget,
  };
}

/** Forgets every answer of the page. */
export function forgetAnswers(): void {
  for (const forget of forgets) forget();
}
