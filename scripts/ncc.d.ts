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
  interface ChunkGroup {
    readonly chunks: readonly { readonly files: Iterable<string> }[];
    readonly origins: readonly { readonly request: string }[];
    getChildren(): readonly ChunkGroup[];
  }
  /** What webpack reports about the bundle. */
  export interface Compilation {
    readonly modules: Iterable<Module>;
    readonly entrypoints: ReadonlyMap<string, ChunkGroup>;
  }
  interface Result {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
    readonly stats: { readonly compilation: Compilation };
  }
  export default function ncc(entry: string, options: Options): Promise<Result>;
}
