import { setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, inject } from 'vitest';
import * as a11y from '@storybook/addon-a11y/preview';
import preview from './preview.tsx';

const seen = { initialGlobals: { theme: inject('theme'), viewport: { value: inject('device'), isRotated: false } } };

setProjectAnnotations([a11y, preview, seen]);

// What a story has a screen reader say stays for seconds, and one page shows all stories.
afterEach(() => {
  for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
});
