import { Target } from './target.ts';

/** A frame of another origin in a page: what the bank draws, and answers from. */
export type Frame = { name: string; src: string; readonly contentWindow: object };

export type Frames = {
  /** The hidden frames that the shop has added for the data of the device. */
  readonly shown: ReadonlySet<Frame>;
  /** The frame of a challenge. Its screen would draw it, and the shop looks for its window when a message comes. */
  readonly challenge: Frame;
};

const CHALLENGE = 'iframe[name="challenge"]';

type DocumentParams = { meta: Readonly<Record<string, string>>; isVisible: () => boolean; guard: (work: () => unknown) => void };

/** The part of a document that the shop touches without React: its visibility, the facts from the server, and the frames of the bank. */
export function documentOf({ meta, isVisible, guard }: DocumentParams) {
  const shown = new Set<Frame>();
  const challenge: Frame = { name: 'challenge', src: '', contentWindow: {} };
  const target = new Target(guard);

  const createElement = () => {
    const element = { name: '', src: '', contentWindow: {}, sandbox: { add: () => {} }, click: () => {}, remove: () => {} };
    element.remove = () => void shown.delete(element);
    return element;
  };
  const querySelector = (selector: string) => {
    if (selector === CHALLENGE) return challenge;
    const content = meta[/^meta\[name="(.+)"\]$/.exec(selector)?.[1] ?? ''];
    return content === undefined ? null : { content };
  };
  const document = {
    get visibilityState() {
      return isVisible() ? 'visible' : 'hidden';
    },
    get hidden() {
      return !isVisible();
    },
    addEventListener: target.addEventListener,
    removeEventListener: target.removeEventListener,
    createElement,
    querySelector,
    body: { append: (frame: Frame) => void shown.add(frame) },
  };
  return { document, documentTarget: target, frames: { shown, challenge } satisfies Frames };
}
