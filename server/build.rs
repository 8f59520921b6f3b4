//! Makes sure that there is a folder for the built page to be embedded from, be it empty: the server
//! can be built without the page, and says so then.

fn main() {
    let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist");
    if let Err(error) = std::fs::create_dir_all(&page) {
        println!("cargo::warning={} cannot be made: {error}", page.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    // Debug builds read the page from the folder when they are asked for it; it has to be there when they are compiled.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed={}", page.display());
    }
}
