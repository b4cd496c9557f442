import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { settingsTakeEffectJob } from './jobs.ts'
import { SETTINGS_TOPIC } from './live-settings.ts'
import { permissions } from './permissions.ts'

export const settings: Area = {
  permissions,
  reactions: {
    'settings.changed': ({ keys, effectiveAt }) => [
      { publish: { topic: SETTINGS_TOPIC, data: { keys } } },
      ...effectiveAt.map((at) => enqueue({ job: 'settings.take-effect', data: {}, startAt: new Date(at) })),
    ],
    'settings.took-effect': () => [{ publish: { topic: SETTINGS_TOPIC, data: {} } }],
  },
  jobs: () => jobsOf(settingsTakeEffectJob),
}
