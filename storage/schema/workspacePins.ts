import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { clips } from './clips/clips.ts'
import { workspaces } from './workspaces.ts'

// One song at the top of each workspace.
export const workspacePins = pgTable(
  'workspace_pins',
  {
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    clipId: uuid('clip_id')
      .notNull()
      .references(() => clips.id, { onDelete: 'cascade' }),
  },
  (table) => [index('workspace_pins_clip').on(table.clipId)],
)
