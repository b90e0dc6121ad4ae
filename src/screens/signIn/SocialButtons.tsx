import type { SocialProvider, SocialSignInEvent } from '../../../machines/socialSignIn/socialSignIn.types.ts';
import { socialSignIn } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';

type SocialButtonsProps = { providers: readonly SocialProvider[]; send: (event: SocialSignInEvent) => void };

/** One button for each offered provider (AUTH-005). */
export function SocialButtons({ providers, send }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-4 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {socialSignIn.or}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2.5">
        {providers.map((provider) => (
          <Button
            key={provider}
            size="lg"
            aria-label={socialSignIn.enterWith(provider)}
            onPress={() => send({ type: 'social.chosen', provider })}
          >
            <span className="grid justify-items-center gap-1 text-small">
              <span
                aria-hidden="true"
                data-initial={socialSignIn.names[provider].slice(0, 1)}
                className="grid size-7 place-items-center rounded-round bg-surface-sunken font-strong before:content-[attr(data-initial)]"
              />
              {socialSignIn.names[provider]}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
