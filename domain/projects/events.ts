/** A project came, went, or looks different. */
export type ProjectChanged = { kind: 'project.changed'; projectId: string }

/** A project is open until then, unless something happens before. */
export type ProjectClockSet = { kind: 'project.clock-set'; runsAt: string }

export type ProjectEventKinds = ProjectChanged | ProjectClockSet

declare module '#platform/events/events.ts' {
  interface Events {
    projects: ProjectEventKinds
  }
}
