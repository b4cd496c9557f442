import { redirect } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { localPath } from '#app/local-path.ts'
import { THEME_COOKIE, themes, type Theme } from '#app/theme.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { hostCookie } from '#platform/http/host-cookie.ts'

const YEAR_SECONDS = 31_536_000

const { intent, intents } = formsOf({ for: 'everyone', otherwise: 'choose', mends: mendsNothing })

/** Remembers the theme a visitor chose and goes back to where they were. */
export const action = intents({
  choose: intent({
    runOutside: ({ form }) => {
      const theme = form.get('theme') as Theme
      if (!themes.includes(theme))
        throw new Invalid('Choose one of the three themes', { theme: ['Choose system, light or dark'] })
      const age = theme === 'system' ? 0 : YEAR_SECONDS
      return redirect(localPath(form.get('next')), {
        headers: { 'Set-Cookie': hostCookie(THEME_COOKIE, theme, { seconds: age }) },
      })
    },
  }),
})

export const loader = () => redirect('/')
