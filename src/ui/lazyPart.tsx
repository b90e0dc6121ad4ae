import { createElement, lazy, Suspense, useDeferredValue, useState, type ComponentType } from 'react';
import { loadOrGone } from './untilLoaded.ts';

export type Preloadable = { preload: () => Promise<void> };

/** A component whose code is a file of its own. `preload` fetches it ahead of its first showing. */
export type LazyPart<Props> = ComponentType<Props> & Preloadable;

/**
 * A component that arrives with its first showing; wait for it in a `Suspense`. Once it is there it shows without a wait.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props> | null> | null = null;
  const get = () =>
    (loading ??= loadOrGone(load).then((loaded) => {
      part = loaded;
      // Who needs it next asks anew, and so tells again that it is gone.
      if (!loaded) loading = null;
      return loaded;
    }));
  // A page whose file is gone waits here to be loaded anew.
  const Waiting = lazy(async () => ({ default: (await get()) ?? (await new Promise<never>(() => {})) }));

  function Part(props: Props) {
    const [shown] = useState<{ type: ComponentType<Props> | typeof Waiting }>(() => ({ type: part ?? Waiting }));
    return createElement(shown.type, props);
  }
  return Object.assign(Part, { preload: async () => void (await get()) });
}

/**
 * The same for a part that lies over the page: nothing until it first opens, and what closes keeps its leaving movement.
 * It rises after the page has answered the press that opens it: on a slow phone the two together would be felt as none.
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Part = lazyPart(load);

  function Overlay(props: Props) {
    const isAnswered = useDeferredValue(props.isOpen, false);
    const isOpen = props.isOpen && isAnswered;
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    return wasOpen ? (
      <Suspense>
        <Part {...props} isOpen={isOpen} />
      </Suspense>
    ) : null;
  }
  return Object.assign(Overlay, { preload: Part.preload });
}
