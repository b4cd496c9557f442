import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { approveService, rejectionInput, rejectService } from '#domain/catalogue/index.ts'
import { approveProject, projectRejectionInput, rejectProject } from '#domain/projects/index.ts'
import { askWhy, decideMany, pickedIn } from './decide-many.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'services.read',
  unknown: 'Choose what to do with what is selected',
})

/** The forms of the list: services and projects that are ticked are approved, or sent back with reasons for all of them. */
export const queueIntents = intents({
  approve: intent({
    mends: mendsNothing,
    runOutside: (asked) =>
      decideMany(asked, 'service', 'approved', (tx, { id: serviceId, seenAt }) =>
        approveService(tx, asked.actor, { serviceId, seenAt, note: '' }, asked.context),
      ),
  }),
  'send-back': intent({ mends: mendsNothing, runOutside: (asked) => askWhy(asked, 'service') }),
  'do-send-back': intent({
    formId: 'send-back-many',
    input: ({ form, settings }) => (pickedIn(form, 'service'), rejectionInput(settings)),
    runOutside: (asked, why) =>
      decideMany(asked, 'service', 'sent-back', (tx, { id: serviceId, seenAt }) =>
        rejectService(tx, asked.actor, { serviceId, seenAt, ...why }, asked.context),
      ),
  }),
  'approve-projects': intent({
    mends: mendsNothing,
    runOutside: (asked) =>
      decideMany(asked, 'project', 'approved', (tx, { id: projectId, seenAt }) =>
        approveProject(tx, asked.actor, { projectId, seenAt }, asked.context),
      ),
  }),
  'send-back-projects': intent({ mends: mendsNothing, runOutside: (asked) => askWhy(asked, 'project') }),
  'do-send-back-projects': intent({
    formId: 'send-back-many',
    input: ({ form, settings }) => (pickedIn(form, 'project'), projectRejectionInput(settings)),
    runOutside: (asked, why) =>
      decideMany(asked, 'project', 'sent-back', (tx, { id: projectId, seenAt }) =>
        rejectProject(tx, asked.actor, { projectId, seenAt, ...why }, asked.context),
      ),
  }),
})

export type QueueIntent = IntentOf<typeof queueIntents>
