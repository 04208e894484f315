// What the application says of its addresses, its search parameters and its pages: app/routes fills it in.
export interface Register {}

type Said<Name extends string> = Register extends Record<Name, infer Value> ? Value : never

export type Path = Said<'path'>
export type PageFacts = Said<'facts'>

// Any page may carry any of these; the ones a page does not know stay in the address untouched.
export type Search = { [Name in Said<'search'>]?: string }
// What is undefined is taken out of the address.
export type NextSearch = { [Name in Said<'search'>]?: string | undefined }

type Slashed<Known extends string> = Known extends '/' ? never : `${Known}/`

// '.' is the page one is on, with another search.
export type Target = '.' | Path | Slashed<Path>

type OpenPart<To extends string> = To extends `${string}{$${infer Name}}${string}`
  ? Name
  : To extends `${string}$${infer Name}/`
    ? Name
    : To extends `${string}$${infer Name}`
      ? Name
      : never

export type Params = { [Name in OpenPart<Path>]?: string }

type Way = { search?: NextSearch | ((before: Search) => NextSearch) | undefined; hash?: string | undefined }

export type Destination<To extends Target> = Way & { to: To } & ([OpenPart<To>] extends [never]
    ? { params?: never }
    : { params: Record<OpenPart<To>, string> })

export type AnyDestination = Way & { to: string; params?: Record<string, string> | undefined }
