import { Mail, Share2 } from 'lucide-react';
import type { ConfirmationEvent, ConfirmationView } from '../../../machines/confirmation/confirmation.types.ts';
import { confirmation } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Share = Extract<ConfirmationView, { screen: 'order' }>['share'];
type ShareFormProps = { share: Share; send: (event: ConfirmationEvent) => void };

/** Sends the tickets to other e-mails, separated by commas (CONF-015 to CONF-019, ERR-064). */
export function ShareForm({ share, send }: ShareFormProps) {
  return (
    <Card title={confirmation.shareTitle}>
      <Form className="grid gap-4" onSubmit={() => send({ type: 'share.submitted' })}>
        <TextField
          label={confirmation.emails}
          icon={<Mail />}
          type="text"
          inputMode="email"
          autoComplete="off"
          placeholder={confirmation.emailsExample}
          hint={confirmation.emailsHint}
          refusal={share.error ? confirmation.shareErrors[share.error] : undefined}
          value={share.emails}
          onChange={(text) => send({ type: 'emails.typed', text })}
        />
        <Button type="submit" size="lg" block icon={<Share2 />} isPending={share.status === 'sending'} pendingLabel={confirmation.sharing}>
          {confirmation.share}
        </Button>
        {share.status === 'sent' && (
          <Notice tone="success" isLive>
            {confirmation.shared}
          </Notice>
        )}
        {share.status === 'failed' && share.failure && (
          <Notice tone="error" isLive>
            {share.failure.message ?? confirmation.shareFailed}
          </Notice>
        )}
      </Form>
    </Card>
  );
}
