import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/global.css';
import { stepOf } from '../../machines/booking/index.ts';
import { showFocused } from '../ui/showFocused.ts';
import { App } from './App.tsx';
import { startBooking } from './bookingActor.ts';
import { today } from './serverClock.ts';
import { keepStill } from './still.ts';
import { localStore } from './storage.ts';
import { BASE, locationOf } from './url.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

const { pathname, search } = window.location;
// No top-level await: the charts that are waited for are files that import this one.
void startBooking(locationOf(pathname.slice(BASE.length), search, today()), today()).then((booking) => {
  if (localStore().getItem('anden.inspect')) void import('./inspect.ts').then(({ publishCharts }) => publishCharts(booking));
  showFocused();
  keepStill(root, () => stepOf(booking.getSnapshot()) === 'seats');
  createRoot(root).render(
    <StrictMode>
      <App booking={booking} />
    </StrictMode>,
  );
});
