import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { SignInContext } from './sign-in-context.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

/** What the edge would give to a way in: each test file in a network of its own, so that limits do not meet. */
export function signInContext(settings: Partial<Settings> = {}, address = '203.0.113.7'): SignInContext {
  return {
    settings: { ...initial, marketplaceName: 'Harbour', ...settings },
    origin: { address, device: 'Firefox on Linux' },
    siteOrigin: 'https://harbour.test',
  }
}
