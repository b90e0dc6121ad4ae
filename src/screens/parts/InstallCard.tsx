import { Download } from 'lucide-react';
import { offline } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** `install` opens the browser's question; null where the traveller adds the shop by hand. */
export type InstallOffer = { install: (() => void) | null; decline: () => void };

type InstallCardProps = InstallOffer & { onClose: () => void };

/** Offers to install the shop, after a purchase only. Both answers close it. */
export function InstallCard({ install, decline, onClose }: InstallCardProps) {
  const words = offline.install;
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Card label={words.title} className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <img src={`${import.meta.env.BASE_URL}icons/mark.svg`} alt="" className="size-14 flex-none" />
        <div className="min-w-0 flex-[1_1_12rem]">
          <h2 className="text-title-3">{words.title}</h2>
          <p className="text-small text-pretty text-ink-muted">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {install && (
            <Button look="soft" icon={<Download />} onPress={closing(install)}>
              {words.install}
            </Button>
          )}
          <Button onPress={closing(decline)}>{words.later}</Button>
        </div>
      </div>
      {!install && <p className="text-caption">{words.iPhone}</p>}
    </Card>
  );
}
