// What stands around a page. The page itself always shows; toasts and dialogs too.
export type Chrome = { sidebar: boolean; topBar: boolean; bottomBar: boolean; playbar: boolean; film?: true }

export const wholeChrome: Chrome = { sidebar: true, topBar: true, bottomBar: true, playbar: true }

// Workplaces: the page has the width to itself.
export const workChrome: Chrome = { sidebar: false, topBar: true, bottomBar: false, playbar: true }

// What plays is the page itself, with its words below.
export const watchChrome: Chrome = { ...wholeChrome, playbar: false, film: true }

export const noChrome: Chrome = { sidebar: false, topBar: false, bottomBar: false, playbar: false }
