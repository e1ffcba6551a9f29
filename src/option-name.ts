/** A setting as the options of the library call it: `fail-on` is `failOn`. */
export function optionName(setting: string): string {
  return `The option ${setting.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}
