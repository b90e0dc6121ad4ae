import { createElement, lazy, Suspense, useDeferredValue, useState, type ComponentType } from 'react';
import { loadOrGone } from './untilLoaded.ts';

export type Preloadable = { preload: () => Promise<void> };

/** A component in a separate file. `preload` prefetches the file. */
export type LazyPart<Props> = ComponentType<Props> & Preloadable;

/** A component whose code loads with its first rendering; render it inside a `Suspense`. After loading it renders at once. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props> | null> | null = null;
  const get = () =>
    (loading ??= loadOrGone(load).then((loaded) => {
      part = loaded;
      // The next caller retries, and so reports again that the file is gone.
      if (!loaded) loading = null;
      return loaded;
    }));
  // A page whose file is gone suspends here until its reload.
  const Waiting = lazy(async () => ({ default: (await get()) ?? (await new Promise<never>(() => {})) }));

  function Part(props: Props) {
    const [shown] = useState<{ type: ComponentType<Props> | typeof Waiting }>(() => ({ type: part ?? Waiting }));
    return createElement(shown.type, props);
  }
  return Object.assign(Part, { preload: async () => void (await get()) });
}

/**
 * The same for an overlay: it renders nothing until it first opens, and stays rendered for its closing animation. It opens after the press
 * has been painted, because a slow phone would otherwise delay both.
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
