// A module that failed to load once fails for as long as the document lives, so nothing is asked for without a
// connection, unless the service worker has every file of the program.
export function loadOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  const isKept = navigator.serviceWorker?.controller != null
  return navigator.onLine || isKept ? load() : Promise.reject(new Error('offline'))
}
