import { useEffect } from 'react';
import type { BookingView } from '../../../machines/booking/index.ts';
import { PlaceField } from '../../screens/search/PlaceField.tsx';
import { Shell } from '../../screens/shell/Shell.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Calendar } from '../../ui/Calendar.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import type { Preloadable } from '../../ui/lazyPart.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { Wizard } from '../steps/manifest.ts';
import { openStep } from '../steps/openStep.ts';
import { SearchStep } from '../steps/SearchStep.tsx';
import { steps } from '../steps/steps.ts';
import { whenIdle } from '../../ui/whenIdle.ts';

type PreloadParams = {
  view: BookingView;
  wizard: Wizard;
  /** Parts of every page that load after those of the step. */
  late: readonly Preloadable[];
  SearchPopupStep: Preloadable;
};

/** Overlays of every step. They must be loaded before the network may be lost. */
const overlays: readonly Preloadable[] = [Sheet, Alert, Drawer, Shell];
const searchForm: readonly Preloadable[] = [PlaceField, Calendar];

/** Prefetches what may follow the current step, one file after the other. A failed file is requested again when it is needed. */
export function usePreload({ view: { screen, status, header }, wizard, late, SearchPopupStep }: PreloadParams): void {
  const isForm = screen === 'home' && header.trip === null;
  const isReady = status === 'open';
  useEffect(() => {
    if (!isReady || screen === 'elsewhere') return;
    const next = steps[screen].next.map((name) => ({ preload: () => openStep(name, wizard) }));
    const parts = isForm
      ? [...searchForm, ...overlays, SearchStep, ...late]
      : [
          ...overlays,
          ...next,
          ...late,
          ...(screen === 'trips' ? [SearchPopupStep] : []),
          ...(screen === 'home' || screen === 'trips' ? searchForm : []),
        ];
    return whenIdle(() => void preloadAll(parts));
  }, [isForm, isReady, screen, wizard, late, SearchPopupStep]);
}

async function preloadAll(parts: readonly Preloadable[]): Promise<void> {
  for (const part of parts) await part.preload().catch(() => {});
}
