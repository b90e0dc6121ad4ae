import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';

/** What is used of a canvas; a story that is shown by it is neither played nor checked. */
type Preview = {
  ready: () => Promise<void>;
  loadStory: (wanted: { storyId: string }) => Promise<object>;
  renderStoryToElement: (story: object, element: Element, callbacks: object, options: object) => () => Promise<void>;
  view: { prepareForStory: (story: object) => Element; showMain: () => void };
};
type Phase = { newPhase: string; storyId: string };
type Channel = {
  on: (event: string, heard: (detail: Phase) => void) => void;
  off: (event: string, heard: (detail: Phase) => void) => void;
};

/** Shows a story in a canvas that is there for pictures alone, and resolves when it has come to rest. */
export type ShowStill = (storyId: string) => Promise<void>;

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: Preview;
    __CHART_SHOW_STILL__?: ShowStill;
  }
}

const DRAWN = new Set(['completing', 'completed', 'errored', 'aborted']);
/** A story that changes nothing twice for so long, in ms, has come to rest. */
const QUIET = 25;
/** A story that never comes to rest is kept as it is then. */
const RESTLESS = 2_000;
/** So long a story may take to be drawn. */
const PATIENCE = 30_000;
/** What a page puts off for less than this, in ms, comes at once: a picture does not wait for a dialog that opens a moment later. */
const SHORT = 400;
const MOTIONLESS = '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';

/** Lets who made this canvas have its stories as pictures. Nothing of the canvas changes before the first is asked for. */
export function offerStills(): void {
  let prepared: Promise<Preview> | null = null;
  let end = () => Promise.resolve();

  window.__CHART_SHOW_STILL__ = async (storyId) => {
    const preview = await (prepared ??= prepare());
    await end();
    const story = await preview.loadStory({ storyId });
    const done = drawn(storyId);
    const showMain = () => preview.view.showMain();
    end = preview.renderStoryToElement(
      story,
      preview.view.prepareForStory(story),
      { showMain, showStoryDuringRender: showMain, showError: showMain, showException: showMain },
      { autoplay: false, forceInitialArgs: true },
    );
    await done;
    await document.fonts.ready;
    await atRest();
  };
}

async function prepare(): Promise<Preview> {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (!preview) throw new Error('There is no canvas here.');
  await preview.ready();
  const style = document.createElement('style');
  style.textContent = MOTIONLESS;
  document.head.append(style);
  const later = window.setTimeout.bind(window);
  const sooner = (handler: TimerHandler, ms = 0, ...rest: unknown[]) => later(handler, ms < SHORT ? 0 : ms, ...rest);
  window.setTimeout = Object.assign(sooner, window.setTimeout);
  return preview;
}

/** Resolves when the story is drawn, or is known never to be. */
function drawn(storyId: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const ended = () => {
      clearTimeout(patience);
      channel?.off(STORY_RENDER_PHASE_CHANGED, changed);
      resolve();
    };
    const changed = ({ newPhase, storyId: id }: Phase) => id === storyId && DRAWN.has(newPhase) && ended();
    const patience = setTimeout(ended, PATIENCE);
    channel?.on(STORY_RENDER_PHASE_CHANGED, changed);
  });
}

/** The clock of the canvas is hurried, so rest is measured by one that is not. */
const moment = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = performance.now() + ms;
    const look = () => (performance.now() < end ? requestAnimationFrame(look) : resolve());
    requestAnimationFrame(look);
  });

async function atRest(): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  const end = performance.now() + RESTLESS;
  for (let quiet = 0; quiet < 2 && performance.now() < end;) {
    const before = changes;
    await moment(QUIET);
    quiet = changes === before ? quiet + 1 : 0;
  }
  observer.disconnect();
}
