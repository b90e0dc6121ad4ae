import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { common } from '../src/messages/es-MX.ts';
import { demoCompany } from '../services/sandbox/values.ts';
import logoDark from '../services/sandbox/shop/logo-dark.svg';
import logo from '../services/sandbox/shop/logo.svg';
import { ShopFacts } from '../src/screens/parts/ShopFacts.ts';
import { ShopTimeZone } from '../src/screens/parts/ShopTimeZone.ts';
import { PlaceField } from '../src/screens/search/PlaceField.tsx';
import { SearchScreen } from '../src/screens/search/SearchScreen.tsx';
import '../src/styles/global.css';
import { Alert } from '../src/ui/Alert.tsx';
import { Calendar } from '../src/ui/Calendar.tsx';
import { Drawer } from '../src/ui/Drawer.tsx';
import { CloseLabel } from '../src/ui/closeLabel.ts';
import { Select } from '../src/ui/Select.tsx';
import { Sheet } from '../src/ui/Sheet.tsx';
import { withoutIds } from './requirementIds.ts';
import { devices, isDark, sizes, themes } from './variants.ts';
import { spanish } from './words.ts';

// Its libraries are large, and no story needs them.
const FlowPage = lazy(() => import('storybook-xstate/flow').then((module) => ({ default: module.FlowPage })));

/** Opened parts must have loaded before look and accessibility are checked. They load beside the file of the story. */
const parts = Promise.all([Sheet, Alert, Drawer, Calendar, PlaceField, Select, SearchScreen].map((part) => part.preload()));

const facts = {
  company: { ...demoCompany, logo, logoDark },
  hrefs: { help: '/compra/ayuda', terms: '/compra/terminos', privacy: '/compra/privacidad' },
};

const preview: Preview = {
  loaders: [async () => void (await parts)],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: { icon: 'circlehollow', items: themes.map((value) => ({ value, title: value === 'dark' ? 'Oscuro' : 'Claro' })) },
    },
  },
  // The tests of the stories run axe. In the atlas a button of its panel does, because axe takes longer than the story.
  initialGlobals: { theme: 'light', viewport: { value: 'phone', isRotated: false }, a11y: { manual: true } },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: devices },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { disable: true },
    docs: {
      page: () => (
        <Suspense>
          <FlowPage words={spanish} devices={sizes} isDark={isDark} titleOf={withoutIds} />
        </Suspense>
      ),
    },
  },
  decorators: [
    function Themed(Story, { globals }) {
      const theme = String(globals['theme']);
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = theme;
        document.documentElement.lang = 'es-MX';
      }, [theme]);
      return (
        <CloseLabel value={common.close}>
          <ShopTimeZone value="America/Monterrey">
            <ShopFacts value={facts}>
              <div data-page="">
                <Story />
              </div>
            </ShopFacts>
          </ShopTimeZone>
        </CloseLabel>
      );
    },
  ],
};

export default preview;
