import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/global.css';
import { showFocused } from '../ui/showFocused.ts';
import { App } from './App.tsx';
import { startBooking } from './bookingActor.ts';
import { today } from './serverClock.ts';
import { localStore } from './storage.ts';
import { locationOf } from './url.ts';

const { pathname, search } = window.location;
const booking = startBooking(locationOf(pathname.replace(/^\/compra/, ''), search, today()), today());

if (localStore().getItem('anden.inspect')) void import('./inspect.ts').then(({ publishCharts }) => publishCharts(booking));

showFocused();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App booking={booking} />
  </StrictMode>,
);
