/** The part of ncc's interface that the build uses; the package has no types. */
declare module '@vercel/ncc' {
  interface Options {
    readonly cache?: false | string;
    readonly esm?: boolean;
    readonly quiet?: boolean;
    readonly minify?: boolean;
    readonly sourceMap?: boolean;
    readonly target?: string;
    readonly transpileOnly?: boolean;
    readonly externals?: Readonly<Record<string, string>>;
  }
  interface Module {
    readonly resource?: string;
    readonly modules?: Iterable<Module>;
  }
  interface Result {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
    /** What webpack reports about the bundle. */
    readonly stats: { readonly compilation: { readonly modules: Iterable<Module> } };
  }
  export default function ncc(entry: string, options: Options): Promise<Result>;
}
