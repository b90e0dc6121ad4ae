import { CloudOff } from 'lucide-react';
import type { _Name_Event, _Name_View } from '../../../machines/_name_/_name_.types.ts';
import { _name_, common } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Page } from '../../ui/Page.tsx';
import { StateCard } from '../parts/StateCard.tsx';

type _Name_ScreenProps = { view: _Name_View; send: (event: _Name_Event) => void };

export function _Name_Screen({ view, send }: _Name_ScreenProps) {
  return (
    <Page isNarrow>
      <h1>{_name_.title}</h1>
      {content(view, send)}
    </Page>
  );
}

function content(view: _Name_View, send: _Name_ScreenProps['send']) {
  switch (view.screen) {
    case 'loading':
      return <p role="status">{common.loading}</p>;
    case 'failed':
      return (
        <StateCard
          icon={<CloudOff />}
          isAlert
          title={_name_.failed.title}
          actions={<Button onPress={() => send({ type: 'load.retried' })}>{common.retry}</Button>}
        >
          {_name_.failed.text}
        </StateCard>
      );
    case 'shown':
      return (
        <Card>
          <ul>
            {view.names.map((name) => (
              <ListRow key={name} title={name} />
            ))}
          </ul>
        </Card>
      );
    default:
      return view satisfies never;
  }
}
