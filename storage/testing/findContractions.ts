// What drizzle keeps of the schema beside each migration, as far as it is asked about here.
type Column = { type: string; notNull: boolean; default?: unknown; generated?: unknown; identity?: unknown }
type Table = {
  columns: Record<string, Column>
  indexes: Record<string, { isUnique: boolean }>
  foreignKeys: Record<string, unknown>
  uniqueConstraints: Record<string, unknown>
  checkConstraints: Record<string, unknown>
}
export type SchemaSnapshot = { tables: Record<string, Table> }

/** What would break a release that only knows the schema before: it takes something away or asks for more. */
export function findContractions(before: SchemaSnapshot, after: SchemaSnapshot): string[] {
  return Object.entries(before.tables).flatMap(([name, table]) => {
    const now = after.tables[name]
    if (now === undefined) return [`${name} is gone`]
    return [...contractedColumns(table, now), ...newRules(table, now)].map((what) => `${name}: ${what}`)
  })
}

function contractedColumns(before: Table, after: Table): string[] {
  const changed = Object.entries(before.columns).flatMap(([name, column]) => {
    const now = after.columns[name]
    if (now === undefined) return [`${name} is gone`]
    if (now.type !== column.type) return [`${name} was ${column.type} and is ${now.type}`]
    if (now.notNull && !column.notNull) return [`${name} must not be empty any more`]
    return now.notNull && fillsItself(column) && !fillsItself(now) ? [`${name} does not fill itself any more`] : []
  })
  const demanded = Object.entries(after.columns)
    .filter(([name, column]) => !(name in before.columns) && column.notNull && !fillsItself(column))
    .map(([name]) => `${name} is new, must not be empty and does not fill itself`)
  return [...changed, ...demanded]
}

function newRules(before: Table, after: Table): string[] {
  const added = (kind: 'foreignKeys' | 'uniqueConstraints' | 'checkConstraints') =>
    Object.keys(after[kind]).filter((name) => !(name in before[kind]))
  const indexes = Object.keys(after.indexes).filter(
    (name) => after.indexes[name]?.isUnique === true && before.indexes[name]?.isUnique !== true,
  )
  const names = [...added('foreignKeys'), ...added('uniqueConstraints'), ...added('checkConstraints'), ...indexes]
  // A new column brings its own rules along: whoever does not know it leaves it empty or as it fills itself.
  const isOfNewColumn = (rule: string) =>
    Object.keys(after.columns).some((column) => !(column in before.columns) && rule.includes(column))
  return names.filter((rule) => !isOfNewColumn(rule)).map((rule) => `${rule} is a new rule for what was there`)
}

function fillsItself(column: Column): boolean {
  return column.default !== undefined || column.generated !== undefined || column.identity !== undefined
}
