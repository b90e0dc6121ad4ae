import { Clock, Mail, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/domain/failure.ts';
import { account as words, failureText } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useSay } from '../../ui/say.ts';
import { IconTitle } from './IconTitle.tsx';
import { Points } from './Points.tsx';

type MailPointsProps = {
  view: { resendIn: string | null; resending: boolean; failure: Failure | null };
  life: { title: string; text: string };
  onResend: () => void;
  actions: ReactNode;
};

/** `intro`: to whom, and why to open it. */
type MailSentProps = MailPointsProps & { intro: ReactNode };

/** A mail with a link is on its way; another one may be requested after a while. */
export function MailSent({ intro, ...points }: MailSentProps) {
  return (
    <Page isNarrow>
      <IconTitle icon={<Mail />} tone="own" title={words.mailed}>
        {intro}
      </IconTitle>
      <Card>
        <MailPoints {...points} />
      </Card>
    </Page>
  );
}

/** What to know of the mail, and the request of another one. */
export function MailPoints({ view: { resendIn, resending, failure }, life, onResend, actions }: MailPointsProps) {
  useSay(resendIn === null ? words.mayResend : '');
  return (
    <>
      <Points
        points={[
          { icon: <Clock />, ...life },
          { icon: <Search />, ...words.unseen },
        ]}
      />
      {failure && (
        <Notice tone="error" isLive>
          {failureText(failure).text}
        </Notice>
      )}
      <div className="flex min-h-tap items-center border-t border-line pt-4">
        {resendIn === null || resending ? (
          <Button look="ghost" isPending={resending} pendingLabel={words.resending} onPress={onResend}>
            {words.resend}
          </Button>
        ) : (
          <p className="text-ink-muted">
            {words.resendIn} <b className="figure text-ink">{resendIn}</b>
          </p>
        )}
      </div>
      <div className="grid gap-2">{actions}</div>
    </>
  );
}
