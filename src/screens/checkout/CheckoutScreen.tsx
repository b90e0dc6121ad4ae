import { Suspense, useEffect, type ComponentType } from 'react';
import type { CheckoutView } from '../../../machines/checkout/checkout.types.ts';
import { checkout as words } from '../../messages/es-MX.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Page } from '../../ui/Page.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { PayingCard } from '../parts/CardForm.tsx';
import type { SavedCard } from '../../../machines/domain/savedCard.ts';
import { PayPage, type Senders } from './PayPage.tsx';
import { PayLoading } from '../parts/PayLoading.tsx';
import type { SendTruth, UnknownProps } from '../parts/UnknownPage.tsx';

/** Loaded beside the page's own file: it must be there when the network or the files of this build are not. */
const NoCart = lazyPart(async () => (await import('./NoCart.tsx')).NoCart);

type CheckoutScreenProps = Senders & {
  view: CheckoutView;
  /** The typed card in memory; no chart contains it. */
  card: PayingCard;
  /** The saved cards of a registered traveller; null for a guest. */
  cards: readonly SavedCard[] | null;
  sendTruth: SendTruth;
  /** The page of an unknown payment, with its log. */
  Unknown: ComponentType<UnknownProps>;
};

/** The summary of a cart and its payment. A page that replaces the focused one takes the focus. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { screen } = props.view;
  useEffect(recoverFocus, [screen]);
  return <CheckoutPage {...props} />;
}
CheckoutScreen.preload = async () => {
  await Promise.all([PayPage.preload(), NoCart.preload()]);
};

/** Renders the page of each view. */
function CheckoutPage({ view, card, cards, sendTruth, Unknown, ...senders }: CheckoutScreenProps) {
  const { send } = senders;
  switch (view.screen) {
    case 'loading':
      return <PayLoading title={words.title} loading={words.loading} />;
    case 'cartFailed':
    case 'signedOut':
      return (
        <Suspense>
          <NoCart view={view} send={send} />
        </Suspense>
      );
    case 'form':
    case 'paying':
    case 'challenge':
    case 'expired':
      return <PayPage view={view} card={card} cards={cards} {...senders} />;
    case 'unknown':
      return (
        <Suspense>
          <Unknown view={view} send={sendTruth} />
        </Suspense>
      );
    case 'releasing':
      return <Releasing />;
    default:
      return view satisfies never;
  }
}

function Releasing() {
  return (
    <Page>
      <h1>{words.title}</h1>
      <p role="status" className="flex items-center justify-center gap-3 py-16 font-semibold">
        <Spinner label={words.releasing} />
        {words.releasing}
      </p>
    </Page>
  );
}
