import { useMemo, useState } from 'react'
import type { Look } from '#app/public/blog/look.route.ts'
import { asPostHtml } from '#app/shared/blog/post-html.ts'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'

type Width = 'wide' | 'narrow'
type Light = 'light' | 'dark'

/** The text beside itself, as readers will see it: at both widths and in both lights. */
export function AsItWillLook({ look, isAway }: { look: Look | null; isAway: boolean }) {
  const hydrated = useHydrated()
  const [width, setWidth] = useState<Width>('wide')
  const [light, setLight] = useState<Light | null>(null)
  const drawn = useMemo(() => ({ __html: asPostHtml(look?.html ?? '') }), [look?.html])
  if (!hydrated)
    return (
      <section className="ed-p" aria-label="As it will look">
        <p className="soft">
          The preview beside the text needs script. “As it will look” above opens it as a page.
        </p>
      </section>
    )
  return (
    <section className="ed-p" aria-label="As it will look" data-look={light ?? undefined}>
      <div className="ed-bar">
        <span className="soft">As it will look</span>
        <span className="grow" />
        <Choice icon="monitor" label="Wide" on={width === 'wide'} onPress={() => setWidth('wide')} />
        <Choice
          icon="smartphone"
          label="As on a phone"
          on={width === 'narrow'}
          onPress={() => setWidth('narrow')}
        />
        <Choice icon="sun" label="Light" on={light === 'light'} onPress={() => setLight('light')} />
        <Choice icon="moon" label="Dark" on={light === 'dark'} onPress={() => setLight('dark')} />
      </div>
      {isAway ? (
        <p className="soft">The server did not answer. The preview is as it was a moment ago.</p>
      ) : null}
      <div className={`post-b is-${width}`}>
        {look && look.html === '' ? <p className="soft">What you write appears here.</p> : null}
        <div className="prose" dangerouslySetInnerHTML={drawn} />
      </div>
    </section>
  )
}

type ChoiceProps = { icon: IconName; label: string; on: boolean; onPress: () => void }

function Choice({ icon, label, on, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={onPress}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
