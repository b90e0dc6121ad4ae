import { Trash2 } from 'lucide-react';
import { common } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useLast } from '../parts/useLast.ts';
import type { Change } from './change.ts';
import { OopsAlert } from './OopsAlert.tsx';

type RemovalAlertProps<Item> = {
  /** What the traveller asked to remove; null when nothing is asked. */
  asked: Item | null;
  /** What the account still has. The question closes when the asked one is gone. */
  items: readonly Item[];
  title: (item: Item) => string;
  words: { sure: string; yes: string; removing: string; removeFailed: string };
  remove: Change<string>;
  onClose: () => void;
};

/** Asks before something is removed from the account, and says when that failed. */
export function RemovalAlert<Item extends { id: string }>({ asked, items, title, words, remove, onClose }: RemovalAlertProps<Item>) {
  const shown = useLast(asked);
  const isThere = asked !== null && items.some(({ id }) => id === asked.id);
  return (
    <>
      <Alert
        isOpen={isThere && !remove.hasFailed}
        tone="danger"
        icon={<Trash2 />}
        title={shown ? title(shown) : ''}
        isDanger
        primary={{
          label: words.yes,
          onPress: () => shown && remove.run(shown.id),
          isPending: remove.isPending,
          pendingLabel: words.removing,
        }}
        close={{ label: common.cancel, onPress: onClose }}
      >
        <p>{words.sure}</p>
      </Alert>
      <OopsAlert
        isOpen={remove.hasFailed}
        text={words.removeFailed}
        onClose={() => {
          onClose();
          remove.reset();
        }}
      />
    </>
  );
}
