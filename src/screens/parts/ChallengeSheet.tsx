import type { ChallengeEvent } from '../../../machines/challenge/challenge.types.ts';
import type { CardPaymentView } from '../../../machines/cardPayment/cardPayment.types.ts';
import { checkout as words, payAlerts, common } from '../../messages/es-MX.ts';
import { Frame } from '../../ui/Frame.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type ChallengeView = Extract<CardPaymentView, { screen: 'challenge' }>;
type ChallengeSheetProps = { view: ChallengeView | null; sendChallenge: (event: ChallengeEvent) => void };

/** The bank's page, which only the bank closes, and the wait for the result (PAY-011, PAY-012). */
export function ChallengeSheet({ view, sendChallenge }: ChallengeSheetProps) {
  const url = view === null || view.confirming ? null : view.url;
  const { title, text, frame, confirming } = payAlerts.challenge;
  const waiting = words.challengeWaits;
  return (
    <Sheet isOpen={view !== null} onClose={() => {}} title={title} closeLabel={common.close} isDismissable={false} isTall>
      {url === null ? (
        <p role="status" className="grid justify-items-center gap-4 py-16 text-center font-semibold">
          <Spinner label={confirming} size="lg" />
          {confirming}
        </p>
      ) : (
        <>
          <p className="text-ink-muted">{text}</p>
          <Frame
            title={frame}
            name="challenge"
            src={url}
            onLoad={() => sendChallenge({ type: 'frame.loaded' })}
            className="h-[calc(100dvh-16rem)] md:h-[28.5rem]"
          />
          <p role="status" className="flex items-center justify-center gap-3 text-caption text-ink-muted">
            <Spinner label={waiting} />
            {waiting}
          </p>
        </>
      )}
    </Sheet>
  );
}
