import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createActor } from 'xstate';
import { currency, sellIn } from '../../../machines/domain/money.ts';
import { officeActMachine } from '../../../machines/officeAct/index.ts';
import { officeMachine } from '../../../machines/office/index.ts';
import { staffInvitationMachine } from '../../../machines/staffInvitation/index.ts';
import { staffSignInMachine } from '../../../machines/staffSignIn/index.ts';
import { config } from '../../app/ground/config.ts';
import { hasPasskeys } from '../../app/passkeys/hasPasskeys.ts';
import { surviveTranslation } from '../../app/boot/surviveTranslation.ts';
import { common } from '../../messages/es-MX.ts';
import { ShopTimeZone } from '../../screens/parts/ShopTimeZone.ts';
import '../../styles/global.css';
import { CloseLabel } from '../../ui/closeLabel.ts';
import {
  acceptWithPasskey,
  acceptWithPassword,
  openInvitation,
  resumeStaff,
  signInStaff,
  signInStaffPasskey,
  signOutStaff,
  typed,
} from '../actors.ts';
import { carryOut } from '../carryOut.ts';
import { forgetSession, onSessionRefused } from '../http.ts';
import { OfficeApp } from '../OfficeApp.tsx';
import { BASE, placeOf } from '../places.ts';
import { queries } from '../queries.ts';

if (config.currency !== currency.code) sellIn(config.currency);
surviveTranslation(document);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

const { pathname, search, hash } = window.location;
const path = pathname.slice(BASE.length);
const isInvited = path === '/invitacion';
if (isInvited) {
  typed.invitation = hash.slice(1);
  // The token of the link is in no history.
  window.history.replaceState(null, '', `${BASE}/`);
}

const actor = createActor(
  officeMachine.provide({
    actors: {
      resumeStaff,
      signOutStaff,
      staffSignIn: staffSignInMachine.provide({ actors: { signInStaff, signInStaffPasskey } }),
      staffInvitation: staffInvitationMachine.provide({ actors: { openInvitation, acceptWithPasskey, acceptWithPassword } }),
      officeAct: officeActMachine.provide({ actors: { carryOut } }),
    },
    actions: {
      refetch: () => void queries.invalidateQueries(),
      forget: () => {
        forgetSession();
        queries.clear();
      },
    },
  }),
  { input: { place: isInvited ? { name: 'find' } : placeOf(path, search), isInvited, hasPasskeys: hasPasskeys() } },
);
onSessionRefused(() => actor.send({ type: 'session.refused' }));
actor.start();

const shop = document.querySelector<HTMLMetaElement>('meta[name="shop-name"]')?.content ?? '';

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={BASE} useTransitions={false}>
        <CloseLabel value={common.close}>
          <ShopTimeZone value={config.shopTimeZone}>
            <OfficeApp actor={actor} shop={shop} />
          </ShopTimeZone>
        </CloseLabel>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
