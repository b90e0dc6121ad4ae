import type { Benefits, Layout } from '../../../machines/seats/index.ts';
import { localStore, tabStore, type Store } from './browserStorage.ts';

/** A stored choice of the traveller; the default is the first answer. */
function preference<Answer extends string>(store: Store, key: string, answers: readonly [Answer, ...Answer[]]) {
  return {
    read(): Answer {
      const stored = store.getItem(key);
      return answers.find((answer) => answer === stored) ?? answers[0];
    },
    write: (answer: Answer) => store.setItem(key, answer),
  };
}

/** The answer to the benefits notice in this session of the browser (SEAT-026). */
export const benefitsPreference = preference<Benefits>(tabStore, 'anden.benefits', ['unasked', 'included', 'declined']);

/** Whether the seats are shown as a map or as a list. */
export const layoutPreference = preference<Layout>(localStore, 'anden.layout', ['map', 'list']);

/** Whether this browser may offer a passkey after a purchase, and whether it may until its session ends. */
export const passkeyOffer = preference(localStore, 'anden.passkeyOffer', ['open', 'declined']);
export const passkeyOfferNow = preference(tabStore, 'anden.passkeyOffer', ['open', 'postponed']);

/** Whether this browser showed the warning before the change of a name (RENAME-003). */
export const renameWarning = preference(localStore, 'anden.renameWarning', ['unseen', 'seen']);
