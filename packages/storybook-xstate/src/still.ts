import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';

/** The used parts of a canvas; its stories run no play and no checks. */
type Preview = {
  ready: () => Promise<void>;
  onUpdateGlobals: (updated: { globals: Record<string, string> }) => Promise<void>;
  loadStory: (wanted: { storyId: string }) => Promise<object>;
  renderStoryToElement: (story: object, element: Element, callbacks: object, options: object) => () => Promise<void>;
  view: { prepareForStory: (story: object) => Element; showMain: () => void };
};
type Phase = { newPhase: string; storyId: string };
type Channel = {
  on: (event: string, listener: (detail: Phase) => void) => void;
  off: (event: string, listener: (detail: Phase) => void) => void;
};

/** Renders a story in a canvas for pictures. Resolves when the story no longer changes. */
export type ShowStill = (storyId: string) => Promise<void>;

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: Preview;
    __CHART_SHOW_STILL__?: ShowStill;
  }
}

const DRAWN = new Set(['completing', 'completed', 'errored', 'aborted']);
/** A story that stays the same twice for so many milliseconds is still. */
const QUIET = 25;
/** After so many milliseconds a moving story is captured as it is. */
const RESTLESS = 2_000;
/** Time-out for rendering a story. */
const PATIENCE = 30_000;
/** Timers below so many milliseconds run at once, so that a picture need not wait for a delayed dialog. */
const SHORT = 400;
const MOTIONLESS = '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';

/** Lets the opener of this canvas request stories as pictures. The canvas changes nothing before the first request. */
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

/** Resolves when the story is rendered, or has failed. */
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

/** The canvas has accelerated timers, so this measures with a real one. */
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
