// A module that failed to load once fails for as long as the document lives, so nothing is asked for without a
// connection: then it can still be loaded when there is one again.
export function loadOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  return navigator.onLine ? load() : Promise.reject(new Error('offline'))
}
