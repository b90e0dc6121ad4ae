import { ChevronRight, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { confirmation } from '../../messages/es-MX.ts';
import { Alert } from '../../ui/Alert.tsx';
import { RowCard } from '../../ui/RowCard.tsx';

const words = confirmation.partner;

type PartnerRowProps = { city: string; onLeave: () => void };

/** The marketplace of a partner is another site, so a notice comes first (NAV-067). */
export function PartnerRow({ city, onLeave }: PartnerRowProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <RowCard lead={<ExternalLink />} end={<ChevronRight />} onPress={() => setLeaving(true)}>
        {words.title(city)}
        <span className="block text-small font-normal text-ink-muted">{words.text}</span>
      </RowCard>
      <Alert
        isOpen={isLeaving}
        tone="neutral"
        icon={<ExternalLink />}
        title={words.leaving.title}
        primary={{
          label: words.leaving.go,
          onPress: () => {
            setLeaving(false);
            onLeave();
          },
        }}
        close={{ label: words.leaving.stay, onPress: () => setLeaving(false) }}
      >
        <p>{words.leaving.text}</p>
      </Alert>
    </>
  );
}
