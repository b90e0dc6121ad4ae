import { CloudOff } from 'lucide-react';
import type { _Name_ } from '../../../machines/domain/_name_.ts';
import { _name_, common } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Page } from '../../ui/Page.tsx';
import { StateCard } from '../parts/StateCard.tsx';

export type _Name_PageView = { screen: 'loading' } | { screen: 'failed' } | ({ screen: 'shown' } & _Name_);

type _Name_ScreenProps = { view: _Name_PageView; onRetry: () => void };

export function _Name_Screen({ view, onRetry }: _Name_ScreenProps) {
  return (
    <Page isNarrow>
      <h1>{_name_.title}</h1>
      {content(view, onRetry)}
    </Page>
  );
}

function content(view: _Name_PageView, onRetry: _Name_ScreenProps['onRetry']) {
  switch (view.screen) {
    case 'loading':
      return <p role="status">{common.loading}</p>;
    case 'failed':
      return (
        <StateCard
          icon={<CloudOff />}
          isAlert
          title={_name_.failed.title}
          actions={<Button onPress={onRetry}>{common.retry}</Button>}
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
