import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { SignInGiven } from './sign-in-given.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

/** What the edge would give to a way in: each test file in a network of its own, so that limits do not meet. */
export function signInGiven(settings: Partial<Settings> = {}, address = '203.0.113.7'): SignInGiven {
  return {
    settings: { ...initial, marketplaceName: 'Harbour', ...settings },
    origin: { address, device: 'Firefox on Linux' },
    siteOrigin: 'https://harbour.test',
  }
}
