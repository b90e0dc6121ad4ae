import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { Money } from '../../../machines/domain/money.ts';
import { common, profile } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Change } from './change.ts';
import { OopsAlert } from './OopsAlert.tsx';

const words = profile.deletion;

export type DeleteAccountProps = {
  email: string;
  /** Coming trips and points, null while unknown. */
  tickets: number | null;
  points: Money | null;
  /** Live tickets that the service found and the traveller was not warned of. */
  liveTickets: number | null;
  remove: Change<string>;
  onClose: () => void;
};

/** The deletion of the account. It lists what is lost and requires the e-mail (decision 18, PROFILE-033, PROFILE-034). */
export function DeleteAccount(props: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const { remove, onClose } = props;
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Card label={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-[1_1_14rem]">
          <b className="block font-strong">{words.title}</b>
          <span className="text-small text-ink-muted">{words.text}</span>
        </p>
        <Button look="danger-ghost" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
      <DeleteSheet {...props} isOpen={isOpen} onClose={close} />
      <OopsAlert isOpen={remove.hasFailed} text={words.failed} onClose={remove.reset} />
    </Card>
  );
}

function DeleteSheet({ isOpen, email, tickets, points, liveTickets, remove, onClose }: DeleteAccountProps & { isOpen: boolean }) {
  const formId = useId();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      closeLabel={common.close}
      isDismissable={!remove.isPending}
      footer={
        <>
          <Button look="danger" type="submit" form={formId} isPending={remove.isPending} pendingLabel={words.submitting}>
            {words.submit}
          </Button>
          <Button size="lg" isDisabled={remove.isPending} onPress={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{words.tickets(tickets)}</li>
        <li>{words.history}</li>
        <li>{words.points(points === null ? null : money(points))}</li>
        <li>{words.data}</li>
      </ul>
      <p className="text-small text-ink-muted">{words.again}</p>
      {liveTickets !== null && (
        <Notice tone="warn" isLive>
          {words.liveTickets(liveTickets)}
        </Notice>
      )}
      <ConfirmForm id={formId} email={email} onSubmit={remove.run} />
    </Sheet>
  );
}

/** The typed e-mail is empty again each time the sheet opens. */
function ConfirmForm({ id, email, onSubmit }: { id: string; email: string; onSubmit: (email: string) => void }) {
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <Form id={id} aria-label={words.title} onSubmit={() => isSame && onSubmit(typed.trim())}>
      <TextField
        label={words.email}
        value={typed}
        onChange={setTyped}
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder={email}
        error={isSame ? undefined : words.differs}
      />
    </Form>
  );
}

/** The account is gone; accepting signs out (ERR-040, ERR-041). */
export function AccountDeleted({ onAccept }: { onAccept: () => void }) {
  return (
    <Alert isOpen tone="success" icon={<CircleCheck />} title={words.done.title} close={{ label: common.accept, onPress: onAccept }}>
      <p>{words.done.text}</p>
    </Alert>
  );
}
