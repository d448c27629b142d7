/** Styles for more contrast, by the page's setting or the system's. */
export const contrastColors = /* css */ `
    --_felt: #06210f;
    --_light: none;
    --_texture: none;
    --_face: #fff;
    --_blocked: #fff;
    --_edge: #000;
    --_black: #000;
    --_red: #a80000;
    --_mark: #d4e6da;
`;
