import { setProjectAnnotations } from '@storybook/react-vite';
import type { Preview } from '@storybook/react-vite';
import { afterEach, inject } from 'vitest';
import * as a11y from '@storybook/addon-a11y/preview';
import preview from './preview.tsx';

const device = inject('device');
/** Colours do not change with the width, and their rules take most of the time of a check. One device checks them. */
const checksColours = device === 'phone';
const colourRules = ['color-contrast', 'link-in-text-block'];
const brief = { resultTypes: ['violations'] };
/** Axe leaves the rule of WCAG 2.2 out by itself. */
const targets = { 'target-size': { enabled: true } };
const withoutColours = { ...targets, ...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) };

const light: Preview = {
  initialGlobals: { theme: 'light', viewport: { value: device, isRotated: false }, a11y: { manual: false } },
  parameters: { a11y: { options: { ...brief, rules: checksColours ? targets : withoutColours } } },
};

/** Checks the colours of the final state of the story again in the dark theme. A theme changes nothing else. */
const dark: Preview = {
  afterEach: async (context) => {
    if (!checksColours) return;
    const page = document.documentElement;
    page.dataset['theme'] = 'dark';
    try {
      await a11y.afterEach({
        ...context,
        parameters: {
          ...context.parameters,
          a11y: { ...context.parameters['a11y'], options: { ...brief, runOnly: { type: 'rule', values: colourRules } } },
        },
      });
    } finally {
      page.dataset['theme'] = 'light';
    }
  },
};

/** A folio, a transaction, a reference: no sentence looks like them. */
const code = /^(?:[A-Z]{2,5}-[A-Z0-9]{6,}|TRX[- ]?\w{4,}|(?:\d{4} ){2,}\d{1,4}|\d{10,}|o_\w{4,})$/;

/** A browser that translates the page would change a code outside of `AsIs`. */
const asIs: Preview = {
  afterEach: () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const open: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (code.test(text) && !texts.currentNode.parentElement?.closest('[translate=no]')) open.push(text);
    }
    if (open.length > 0) throw new Error(`a translation would change ${open.join(', ')}: write them with AsIs`);
  },
};

/** No screen is wider than the device. */
const fits: Preview = {
  afterEach: () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) throw new Error(`the page is ${scrollWidth} px wide on a screen of ${clientWidth} px`);
  },
};

setProjectAnnotations([a11y, preview, light, dark, asIs, fits]);

// Announcements stay in the live region for seconds, and one page renders all stories.
afterEach(() => {
  for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
});
