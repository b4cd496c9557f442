import { useState, type SubmitEvent } from 'react'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const looks: Record<Theme, { label: string; icon: IconName }> = {
  system: { label: 'As your device', icon: 'monitor' },
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
}

/** `data-theme` on the page forces one; the device decides where it is missing. */
function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

type ThemeSwitchProps = {
  /** What the cookie says. */
  theme: Theme
  /** Where to return to when there is no JavaScript. */
  next: string
  action?: string
}

/** A form of three buttons: one click changes the theme, with JavaScript without leaving the page. */
export function ThemeSwitch({ theme, next, action = '/preferences/theme' }: ThemeSwitchProps) {
  const [chosen, setChosen] = useState(theme)
  const [failed, setFailed] = useState(false)

  const saveInPlace = async (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter
    if (!(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    const picked = button.value as Theme
    applyTheme(picked)
    setChosen(picked)
    const body = new URLSearchParams({ theme: picked, next })
    const answer = await fetch(action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(
      () => null,
    )
    setFailed(!answer || answer.status >= 400)
  }

  return (
    <form method="post" action={action} className="theme-switch" onSubmit={saveInPlace}>
      <input type="hidden" name="next" value={next} />
      <fieldset className="seg-field">
        <legend className="sr">Theme</legend>
        <div className="seg">
          {themes.map((value) => (
            <button
              key={value}
              name="theme"
              value={value}
              aria-pressed={chosen === value}
              title={looks[value].label}
            >
              <Icon name={looks[value].icon} size={16} label={looks[value].label} />
            </button>
          ))}
        </div>
      </fieldset>
      <output className="theme-switch-word">
        {failed && 'Not saved: it holds until you leave this page.'}
      </output>
    </form>
  )
}
